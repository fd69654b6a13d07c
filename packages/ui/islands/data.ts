import type { IslandData } from '@elos/content'

const isText = (value: unknown) => typeof value === 'string'
const isRecord = (value: unknown) => typeof value === 'object' && value !== null

/** The shape of what the site tells its islands: each entry by the kind of value it is. */
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

/** What the site tells its islands, asked for once; after a failure, asked for again. */
export function islandData(): Promise<IslandData> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}
