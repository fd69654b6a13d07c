import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { ReviewIcon } from '../review/ReviewIcon.tsx'
import { ReviewPane } from '../review/ReviewPane.tsx'

/** The findings of the review. Each row opens its document beside the list. */
export const reviewItem = (S: StructureBuilder): ListItemBuilder =>
  S.listItem()
    .id('review')
    .title('Para revisar')
    .icon(ReviewIcon)
    .child(
      S.component(ReviewPane)
        .id('review')
        .title('Para revisar')
        .minWidth(380)
        .child((documentId, { params }) =>
          S.document()
            .documentId(documentId)
            .schemaType(params.type ?? ''),
        ),
    )
