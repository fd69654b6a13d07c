import { vercelStegaCombine, vercelStegaDecode, vercelStegaSplit } from '@vercel/stega'
import { expect, test } from 'vitest'
import { withShortMarks } from './shortMarks.ts'

const PARAMETERS = '?baseUrl=https%3A%2F%2Fstudio&id=siteSettings&type=siteSettings&path=brandName'
const marked = vercelStegaCombine('Elos Saúde', {
  origin: 'sanity.io',
  href: `https://studio/intent/edit/mode=presentation;id=siteSettings;type=siteSettings;path=brandName${PARAMETERS}`,
})

test('texts keep what is seen of them, and in their marks the parameters of the address', async () => {
  const answer = { names: [{ name: marked }], amount: 150, none: null, plain: 'Sem marca' }
  const client = withShortMarks({ fetch: async () => JSON.parse(JSON.stringify(answer)) })
  const result = await client.fetch<typeof answer>('*', {})
  const name = result.names?.[0]?.name ?? ''
  expect(result).toEqual({ ...answer, names: [{ name }] })
  expect(vercelStegaSplit(name).cleaned).toBe('Elos Saúde')
  expect(vercelStegaDecode(name)).toEqual({ origin: 'sanity.io', href: PARAMETERS })
  expect(name.length).toBeLessThan(marked.length * 0.6)
})
