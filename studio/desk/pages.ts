import { LinkIcon } from '@sanity/icons/Link'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { RegistryPane } from '../pages/RegistryPane.tsx'

/** The route registry. Each page opens its document beside the list. */
export const pagesItem = (S: StructureBuilder): ListItemBuilder =>
  S.listItem()
    .id('pages')
    .title('Páginas e rotas')
    .icon(LinkIcon)
    .child(
      S.component(RegistryPane)
        .id('pages')
        .title('Páginas e rotas')
        .minWidth(380)
        .child((documentId, { params }) =>
          S.document()
            .documentId(documentId)
            .schemaType(params.type ?? ''),
        ),
    )
