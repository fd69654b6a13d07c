/** Portable Text as the schemas of this Studio store it. Keys are positions, unique within their array. */
export type Reference = { _type: 'reference'; _ref: string }

export type Span = { _type: 'span'; _key: string; text: string; marks: string[] }

export type ClaimRef = {
  _type: 'claimRef'
  _key: string
  claim: Reference
  display: 'full' | 'amount'
}

export type RouteLink = { _type: 'routeLink'; _key: string; route: Reference; anchor?: string }

export type ExternalLink = { _type: 'externalLink'; _key: string; url: string }

export type Child = Span | ClaimRef
export type MarkDef = RouteLink | ExternalLink

export type Paragraph = {
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

export type ClaimCallout = {
  _type: 'claimCallout'
  _key: string
  label: string
  claim: Reference
}

export type TableCell = { _key: string; text?: string; claim?: Reference }

export type DataTable = {
  _type: 'dataTable'
  _key: string
  caption: string
  rows: { _key: string; cells: TableCell[] }[]
}

/** Its rows come from the site's own inventory. */
export type StorageTable = { _type: 'storageTable'; _key: string; caption: string }

export type ShortText = Paragraph[]
export type RichText = (TextBlock | ClaimCallout | DataTable | StorageTable)[]

export function reference(id: string): Reference {
  return { _type: 'reference', _ref: id }
}
