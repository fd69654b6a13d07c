import { daysAfter } from '../time/day.ts'
import { classOf, emptyHistogram } from './histogram.ts'
import { DEVICES, type Device, METRIC_NAMES, type MetricName } from './metrics.ts'

export const SPEED_TYPE = 'speed'

/** Days for which figures are stored. */
const STORED_DAYS = 90

/** How many values of a metric were in each of its classes, on a class of devices. */
interface SpeedRow {
  _key: string
  device: Device
  metric: MetricName
  counts: number[]
}

/**
 * The document that counts the visits to the pages of a kind on a day. Nothing in it is of one visitor. It has a
 * dot in its id: documents with one are hidden from clients without a token, and no page depends on them.
 */
export interface SpeedDocument {
  _id: string
  _type: typeof SPEED_TYPE
  day: string
  kind: string
  rows: SpeedRow[]
}

const keyOf = (device: Device, metric: MetricName) => `${device}-${metric}`

/** The document of a day and a kind of page before the first visit is counted. */
export const newSpeedDocument = (day: string, kind: string): SpeedDocument => ({
  _id: `${SPEED_TYPE}.${day}.${kind}`,
  _type: SPEED_TYPE,
  day,
  kind,
  rows: DEVICES.flatMap((device) =>
    METRIC_NAMES.map((metric) => ({
      _key: keyOf(device, metric),
      device,
      metric,
      counts: emptyHistogram(metric),
    })),
  ),
})

/** Where a document counts a value, as the path of a patch. */
export const countPath = (device: Device, metric: MetricName, value: number) =>
  `rows[_key=="${keyOf(device, metric)}"].counts[${classOf(metric, value)}]`

/** What is no longer stored on a day. */
export const outdatedSpeed = (day: string) => ({
  query: '*[_type == $type && day < $first]',
  params: { type: SPEED_TYPE, first: daysAfter(day, -STORED_DAYS) },
})
