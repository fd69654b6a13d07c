import { CATEGORY_TITLES } from '@elos/content/parts/route/category'
import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import { listField } from '../../base/fields/list.ts'
import { stringField } from '../../base/fields/text.ts'
import { checkPath } from '../../base/rules/text.ts'
import { NAME_LENGTH } from '../lengths.ts'
import { RouteInput } from '../RouteInput.tsx'
import { checkRoutePath } from '../rules/lookup.ts'
import { pagesField } from './page.ts'
import { searchFields } from './search.ts'

/** An entry of the route registry: where a document has its page, and what the page is called. */
export const route = defineType({
  name: 'route',
  title: 'Página do site',
  type: 'object',
  icon: LinkIcon,
  components: { input: RouteInput },
  fields: [
    stringField({
      name: 'path',
      title: 'Endereço',
      description: 'Onde a página fica no site, começando por “/”. Exemplo: /plano-familiar.',
      check: checkPath,
      lookup: checkRoutePath,
    }),
    stringField({
      name: 'name',
      title: 'Nome curto',
      description:
        'Nome na linha “Início › …” do alto, nos cartões de páginas relacionadas e, no celular, no blog.',
      ...NAME_LENGTH,
    }),
    choiceField({
      name: 'category',
      title: 'Categoria',
      description: 'Etiqueta da página nos cartões de páginas relacionadas.',
      choices: choicesOf(CATEGORY_TITLES),
    }),
    ...searchFields(),
    listField({
      name: 'trail',
      title: 'Páginas acima desta',
      description:
        'Links na linha “Início › …” do alto da página, antes dela. Exemplo: Operadoras.',
      of: 'link',
      optional: true,
      max: 3,
    }),
    pagesField({
      name: 'relatedRoutes',
      title: 'Páginas relacionadas',
      description: 'Até quatro páginas que ajudam quem leu esta.',
      optional: true,
      max: 4,
    }),
  ],
})
