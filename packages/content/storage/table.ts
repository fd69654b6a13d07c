import type { DataTable } from '../text/type.ts'
import { STORED_ITEMS, type StorageCategory, type StoredItem } from './inventory.ts'

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

/** The inventory as the table that the privacy policy shows, one item a row. */
export function storageTable(key: string, caption?: string): DataTable {
  return {
    _type: 'dataTable',
    _key: key,
    caption,
    header: ['Registro', 'Categoria', 'Para que serve', 'Por quanto tempo'],
    rows: STORED_ITEMS.map(({ name, place, category, purpose, lifetime }) => ({
      key: name,
      cells: [`${name} (${PLACES[place]})`, CATEGORIES[category], purpose, lifetime],
    })),
  }
}
