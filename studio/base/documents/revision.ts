import type { StoredDocument } from '@elos/content/parts/stored/document'

/** The revision of a document as the Lake stores it; '' when it is unknown. */
export const revisionOf = ({ _rev }: StoredDocument): string =>
  typeof _rev === 'string' ? _rev : ''
