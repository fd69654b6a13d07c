import { STORED_ITEMS, type StorageCategory, type StoredItem } from '../storage/inventory.ts'
import type { DataTable } from './type.ts'

const CATEGORIES: Record<StorageCategory, string> = {
  necessary: 'Necessário',
  functional: 'Funcional',
  analytics: 'De análise',
  marketing: 'De marketing',
}

const PLACES: Record<StoredItem['place'], string> = {
  localStorage: 'no navegador',
  sessionStorage: 'na aba',
  cookie: 'em cookie',
}

/** The table of stored items in the privacy policy: each item is a row. */
export function storageTable(key: string, caption?: string): DataTable {
  return {
    _type: 'dataTable',
    _key: key,
    caption,
    header: ['Registro', 'Categoria', 'Para que serve', 'Por quanto tempo'],
    rows: STORED_ITEMS.map(({ name, place, category, purpose, lifetime }) => ({
      // Two items may have the same name in different places.
      key: `${place} ${name}`,
      cells: [`${name} (${PLACES[place]})`, CATEGORIES[category], purpose, lifetime],
    })),
  }
}
