import { isAssetId, kindOf } from '../assets/assetId.ts'
import { isRecord } from '../store/document.ts'
import { assetEntry, assetIdOfEntry } from './layout.ts'

/** In an archive, `_sanityAsset: 'image@file://./images/…'` stands for `asset: {_ref}`. */
const PLACEHOLDER = '_sanityAsset'
const PLACEHOLDER_VALUE = /^(?:image|file)@file:\/\/\.\/(.+)$/

/** Returns a copy in which references to archived assets name the assets' files. */
export function withPlaceholders(value: unknown, isArchived: (id: string) => boolean): unknown {
  return mapEntries(value, (name, item) => {
    const id = name === 'asset' && isRecord(item) ? item._ref : undefined
    return typeof id === 'string' && isAssetId(id) && isArchived(id)
      ? [PLACEHOLDER, `${kindOf(id)}@file://./${assetEntry(id)}`]
      : undefined
  })
}

/** The reverse: returns a copy in which the names of files are references to their assets. */
export function withReferences(value: unknown, idOfEntry = assetIdOfEntry): unknown {
  return mapEntries(value, (name, item) => {
    if (name !== PLACEHOLDER || typeof item !== 'string') return undefined
    const id = idOfEntry(PLACEHOLDER_VALUE.exec(item)?.[1] ?? '')
    return id === undefined ? undefined : ['asset', { _type: 'reference', _ref: id }]
  })
}

type Replace = (name: string, item: unknown) => readonly [string, unknown] | undefined

function mapEntries(value: unknown, replace: Replace): unknown {
  if (Array.isArray(value)) return value.map((item) => mapEntries(item, replace))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(
      ([name, item]) => replace(name, item) ?? [name, mapEntries(item, replace)],
    ),
  )
}
