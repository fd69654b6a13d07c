import { readOptionalToken } from '../read/values.ts'
import { isMeasurementId, type Measurement } from './ids.ts'

type Raw = { [Name in keyof Measurement]-?: string | null } | null | undefined

/** The ids that have the right format. */
export function mapMeasurement(raw: Raw): Measurement {
  const id = (name: keyof Measurement) => {
    const value = readOptionalToken(raw?.[name])
    return value && isMeasurementId(name, value) ? value : undefined
  }
  return { analyticsId: id('analyticsId'), adsId: id('adsId'), adsLabel: id('adsLabel') }
}
