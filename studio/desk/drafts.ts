import { EditIcon } from '@sanity/icons/Edit'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { DraftsPane } from './drafts/DraftsPane.tsx'

/** All drafts, several of which can be published at once. Each row opens its document beside the list. */
export const draftsItem = (S: StructureBuilder): ListItemBuilder =>
  S.listItem()
    .id('drafts')
    .title('Rascunhos')
    .icon(EditIcon)
    .child(
      S.component(DraftsPane)
        .id('drafts')
        .title('Rascunhos')
        .minWidth(380)
        .child((documentId, { params }) =>
          S.document()
            .documentId(documentId)
            .schemaType(params.type ?? ''),
        ),
    )
