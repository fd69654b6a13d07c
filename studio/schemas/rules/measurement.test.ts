import { describe, expect, it } from 'vitest'
import { checkMeasurementId } from './measurement.ts'

describe('the id of a measurement', () => {
  it.each([
    ['analyticsId', 'G-ABC1234567'],
    ['adsId', 'AW-123456789'],
    ['adsLabel', 'AbC-D_efG1h2'],
  ] as const)('%s accepts “%s”', (name, id) => {
    expect(checkMeasurementId(name, '')(id)).toBe(true)
  })

  it.each([
    ['analyticsId', 'UA-12345-1'],
    ['analyticsId', 'g-abc123'],
    ['adsId', '123456789'],
    ['adsLabel', 'AW-123456789/AbC-D_efG1h2'],
    ['adsLabel', '"><script>'],
  ] as const)('%s refuses “%s”, and shows how it is written', (name, id) => {
    expect(checkMeasurementId(name, 'G-1')(id)).toContain('Exemplo: G-1')
  })
})
