import type { IslandData } from '@elos/content'

/** The type of each entry of `/dados.json`. */
const ENTRIES: Record<keyof IslandData, 'string' | 'object'> = {
  chatPhone: 'string',
  phone: 'string',
  chatMessages: 'object',
  quoteCarriers: 'object',
  quoteSubjects: 'object',
  openingHours: 'object',
  callTimes: 'object',
  specialDays: 'object',
  measurement: 'object',
  privacyVersion: 'string',
}

/** Whether a value has the shape of `/dados.json`. */
export function isIslandData(value: unknown): value is IslandData {
  const entries = new Map<string, unknown>(Object.entries(Object(value)))
  return Object.entries(ENTRIES).every(([name, type]) => typeof entries.get(name) === type)
}

async function load(): Promise<IslandData> {
  const answer = await fetch('/dados.json')
  const data: unknown = answer.ok ? await answer.json() : null
  if (!isIslandData(data)) throw new Error(`/dados.json answered ${answer.status} without its data`)
  return data
}

let loading: Promise<IslandData> | undefined

/**
 * Fetches the site's data for islands (`/dados.json`), once; after a failure, the next call tries
 * again.
 */
export function islandData(): Promise<IslandData> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}
