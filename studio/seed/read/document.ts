import type { AllSanitySchemaTypes } from '@elos/content/generated/sanity.types'

type Stored = Extract<AllSanitySchemaTypes, { _rev: string }>

/** A document without the fields that the Lake adds when it stores it. */
type Unsaved<Document> = Document extends Stored
  ? Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>
  : never

/** A document before the Lake stores it and adds its dates and revision. */
export type SeedDocument = Unsaved<Stored>
