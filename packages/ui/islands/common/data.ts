import type { IslandData } from '@elos/content'

const isText = (value: unknown) => typeof value === 'string'
const isRecord = (value: unknown) => typeof value === 'object' && value !== null

/** A check of the kind of value for each entry of `/dados.json`. */
const ENTRIES: Record<keyof IslandData, (value: unknown) => boolean> = {
  chatPhone: isText,
  chatMessages: isRecord,
  quoteCarriers: Array.isArray,
  openingHours: Array.isArray,
  responseTime: isText,
  measurement: isRecord,
}

function isIslandData(value: unknown): value is IslandData {
  if (typeof value !== 'object' || value === null) return false
  const entries = new Map<string, unknown>(Object.entries(value))
  return Object.entries(ENTRIES).every(([name, fits]) => fits(entries.get(name)))
}

async function load(): Promise<IslandData> {
  const answer = await fetch('/dados.json')
  const data: unknown = answer.ok ? await answer.json() : null
  if (!isIslandData(data)) throw new Error(`/dados.json answered ${answer.status} without its data`)
  return data
}

let loading: Promise<IslandData> | undefined

/** Fetches the site's data for islands (`/dados.json`), once; after a failure, the next call tries again. */
export function islandData(): Promise<IslandData> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}
