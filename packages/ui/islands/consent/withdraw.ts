import { MEASUREMENT_ITEMS, STORED_ITEMS, type StoredItem } from '@elos/content/parts/storage/index'
import { isLoaded } from './google.ts'
import type { OptionalCategory } from './record.ts'

/**
 * Deletes what was stored for categories whose consent the visitor has withdrawn. A loaded script cannot
 * be unloaded, so the page is reloaded without it.
 */
export function withdraw(categories: OptionalCategory[]): void {
  const withdrawn = new Set<string>(categories)
  for (const item of [...STORED_ITEMS, ...MEASUREMENT_ITEMS]) {
    if (withdrawn.has(item.category)) REMOVE[item.place](item.name)
  }
  if (isLoaded()) location.reload()
}

const REMOVE: Record<StoredItem['place'], (pattern: string) => void> = {
  localStorage: (pattern) => removeFrom(localStorage, pattern),
  sessionStorage: (pattern) => removeFrom(sessionStorage, pattern),
  cookie: (pattern) => {
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
    for (const name of names.filter(matching(pattern))) expireCookie(name)
  },
}

/** Matches names with a pattern, in which a '*' at the end stands for any text. */
const matching = (pattern: string) => (name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

function removeFrom(storage: Storage, pattern: string): void {
  for (const name of Object.keys(storage).filter(matching(pattern))) storage.removeItem(name)
}

/**
 * Expires a cookie for this host and each parent domain: a script cannot read which one it was set
 * for.
 */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.slice(1).map((_, start) => `; domain=${labels.slice(start).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; path=/; max-age=-1${domain}`
  }
}
