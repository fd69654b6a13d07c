import type { Measurement } from '@elos/content'
import { isMeasurementId } from '../../../packages/content/measurement/ids.ts'
import type { Check } from './check.ts'

/** Check of an id as Google writes it. */
export const checkMeasurementId =
  (name: keyof Measurement, example: string): Check =>
  (value) =>
    isMeasurementId(name, value) || `Copie o código como o Google o mostra. Exemplo: ${example}.`
