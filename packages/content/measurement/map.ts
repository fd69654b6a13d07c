import { optionalToken } from '../read/values.ts'
import { isMeasurementId } from './ids.ts'
import type { Measurement } from './type.ts'

type Raw = { [Name in keyof Measurement]-?: string | null } | null | undefined

/** The ids that are written as ids are. */
export function mapMeasurement(raw: Raw): Measurement {
  const id = (name: keyof Measurement) => {
    const value = optionalToken(raw?.[name])
    return value && isMeasurementId(name, value) ? value : undefined
  }
  return { analyticsId: id('analyticsId'), adsId: id('adsId'), adsLabel: id('adsLabel') }
}
