import { KINDS, PAGE_KINDS, type PageKind } from '@elos/content/page/kinds'
import { SPEED_TYPE } from '@elos/content/parts/speed/document'
import { addHistograms, countOf, quantile } from '@elos/content/parts/speed/histogram'
import {
  DEVICES,
  type Device,
  METRIC_NAMES,
  type MetricName,
  type Rating,
  ratingOf,
} from '@elos/content/parts/speed/metrics'
import { dayOf, daysAfter } from '@elos/content/parts/time/day'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

/** Days that the table sums up, today included. */
export const SHOWN_DAYS = 28

/** `SpeedDocument`, as stored by any version of the site. */
const speedSchema = z.array(
  z.object({
    kind: z.enum(PAGE_KINDS),
    rows: z.array(
      z.object({
        device: z.enum(DEVICES),
        metric: z.enum(METRIC_NAMES),
        counts: z.array(z.int().min(0)),
      }),
    ),
  }),
)
type Speed = z.infer<typeof speedSchema>

/** A figure of the table: what three visits of four did not exceed. */
interface SpeedFigure {
  text: string
  rating: Rating
}

/** A line of the table. */
export interface SpeedLine {
  kind: PageKind
  device: Device
  title: string
  visits: number
  /** A figure that no visit has is missing. */
  figures: Partial<Record<MetricName, SpeedFigure>>
}

/**
 * Reads the visits of the last days.
 *
 * @throws Error when the Lake cannot be read or has something else there
 */
export async function readSpeed(client: SanityClient, now: Date): Promise<Speed> {
  const first = daysAfter(dayOf(now), 1 - SHOWN_DAYS)
  const query = `*[_type == $type && day >= $first]{kind, rows[]{device, metric, counts}}`
  return speedSchema.parse(
    await client.fetch(query, { type: SPEED_TYPE, first }, { perspective: 'raw' }),
  )
}

const DEVICE_TITLES: Record<Device, string> = { phone: 'celular', desktop: 'computador' }

/** Returns a line for each kind of page and class of device that has visits. */
export function speedLines(documents: Speed): SpeedLine[] {
  return PAGE_KINDS.flatMap((kind) =>
    DEVICES.flatMap((device) => {
      const rows = documents
        .filter((document) => document.kind === kind)
        .flatMap((document) => document.rows.filter((row) => row.device === device))
      const counts = (metric: MetricName) =>
        addHistograms(
          metric,
          rows.filter((row) => row.metric === metric).map((row) => row.counts),
        )
      // Every visit has this figure.
      const visits = countOf(counts('TTFB'))
      if (visits === 0) return []
      const figures = METRIC_NAMES.flatMap((metric) => {
        const value = quantile(metric, counts(metric), 0.75)
        return value === undefined ? [] : [[metric, figureOf(metric, value)] as const]
      })
      const title = `${KINDS[kind].title}, ${DEVICE_TITLES[device]}`
      return [{ kind, device, title, visits, figures: Object.fromEntries(figures) }]
    }),
  )
}

const figureOf = (metric: MetricName, value: number): SpeedFigure => ({
  text: metric === 'CLS' ? decimal(value, 2) : inTime(value),
  rating: ratingOf(metric, value),
})

const inTime = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${decimal(ms / 1000, 1)} s`)

const decimal = (value: number, digits: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
