import { PAGE_KINDS } from '@elos/content'
import { DEVICES, METRIC_NAMES } from '@elos/content/parts/speed/metrics'
import { z } from 'zod'

/** Larger values are no times of a page, in milliseconds. */
const LARGEST = 3_600_000

/** The report of a visit, which the script of a page sends (packages/ui/islands/consent/reportSpeed.ts). */
export const visitSchema = z.strictObject({
  kind: z.enum(PAGE_KINDS),
  device: z.enum(DEVICES),
  figures: z.partialRecord(z.enum(METRIC_NAMES), z.number().min(0).max(LARGEST)),
})

export type Visit = z.infer<typeof visitSchema>
