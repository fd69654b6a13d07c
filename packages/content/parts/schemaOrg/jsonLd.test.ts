import { vercelStegaCombine } from '@vercel/stega'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serializeJsonLd } from './jsonLd.ts'

describe('JSON-LD in a page', () => {
  test('has no characters that could end its script or a line of it', () => {
    const hostile = fc.constantFrom('</script>', '<!--', '\u2028', '\u2029', '&amp;', ']]>')
    fc.assert(
      fc.property(fc.string(), hostile, fc.string(), (before, middle, after) => {
        const name = before + middle + after
        const json = serializeJsonLd({ '@type': 'Service', name })
        expect(json).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(json).name).toBe(name)
      }),
    )
  })

  test('has no empty values', () => {
    const json = serializeJsonLd({ '@type': 'Service', name: '', offers: [], url: undefined })
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Service' })
  })

  test('has no preview marks', () => {
    const name = vercelStegaCombine('Amil', { origin: 'studio', href: '/desk' })
    expect(JSON.parse(serializeJsonLd({ '@type': 'Service', name })).name).toBe('Amil')
  })
})
