import { MEASUREMENT_ITEMS, STORED_ITEMS, type StoredItem } from '@elos/content/storage'
import { isLoaded } from './google.ts'
import type { OptionalCategory } from './record.ts'

/**
 * Removes all that is kept of categories that the visitor agreed to before. What has been loaded
 * for them cannot be unloaded, so the page is loaded anew without it.
 */
export function withdraw(categories: OptionalCategory[]): void {
  const withdrawn = new Set<string>(categories)
  for (const item of [...STORED_ITEMS, ...MEASUREMENT_ITEMS]) {
    if (withdrawn.has(item.category)) remove[item.place](item.name)
  }
  if (isLoaded()) location.reload()
}

const remove: Record<StoredItem['place'], (pattern: string) => void> = {
  localStorage: (pattern) => removeFrom(localStorage, pattern),
  sessionStorage: (pattern) => removeFrom(sessionStorage, pattern),
  cookie: (pattern) => {
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
    for (const name of names.filter(matching(pattern))) expireCookie(name)
  },
}

/** Whether a name is the pattern; a '*' at its end stands for whatever varies. */
const matching = (pattern: string) => (name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

function removeFrom(storage: Storage, pattern: string): void {
  for (const name of Object.keys(storage).filter(matching(pattern))) storage.removeItem(name)
}

/** A cookie does not tell the domain it was set for: it may be this host's or one above. */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.slice(1).map((_, start) => `; domain=${labels.slice(start).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; path=/; max-age=-1${domain}`
  }
}
