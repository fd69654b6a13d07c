// Portable Text as the schemas of this Studio store it. Keys are made from positions in the array.

export interface Reference {
  _type: 'reference'
  _ref: string
}

export interface Span {
  _type: 'span'
  _key: string
  text: string
  marks: string[]
}

interface ClaimRef {
  _type: 'claimRef'
  _key: string
  claim: Reference
  display: 'full' | 'amount'
}

interface RouteLink {
  _type: 'routeLink'
  _key: string
  page: Reference
  anchor?: string
}

interface ExternalLink {
  _type: 'externalLink'
  _key: string
  url: string
}

/** How long leads are stored, by the settings. */
interface LeadRetention {
  _type: 'leadRetention'
  _key: string
  settings: Reference
}

export type Child = Span | ClaimRef | LeadRetention
export type MarkDef = RouteLink | ExternalLink

export interface Paragraph {
  _type: 'block'
  _key: string
  style: 'normal'
  markDefs: MarkDef[]
  children: Child[]
}

export type TextBlock = Omit<Paragraph, 'style'> & {
  style: 'normal' | 'h2' | 'h3' | 'blockquote'
  listItem?: 'bullet' | 'number'
  level?: number
}

interface ClaimCallout {
  _type: 'claimCallout'
  _key: string
  label: string
  claim: Reference
}

export interface TableCell {
  _key: string
  text?: string
  claim?: Reference
}

export interface DataTable {
  _type: 'dataTable'
  _key: string
  caption: string
  rows: { _key: string; cells: TableCell[] }[]
}

/** The table of what the site stores in a browser; the site fills in its rows. */
interface StorageTable {
  _type: 'storageTable'
  _key: string
  caption: string
}

/** The table of what the site's forms ask; the site fills in its rows. */
interface FormsTable {
  _type: 'formsTable'
  _key: string
  caption: string
}

export type ShortText = Paragraph[]
export type RichText = (TextBlock | ClaimCallout | DataTable | StorageTable | FormsTable)[]

/** A strong reference to the document with this id. */
export function reference(id: string): Reference {
  return { _type: 'reference', _ref: id }
}
