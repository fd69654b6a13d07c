import { SUBJECT_TYPES } from '@elos/content/page/kinds'
import { CATEGORY_TITLES } from '@elos/content/parts/route/category'
import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'
import { NAME_LENGTH } from '../../../pages/lengths.ts'
import { newRoute } from '../../../templates/initialValues.ts'
import { choiceField, choicesOf } from '../../fields/choice.ts'
import { keptInCopy } from '../../fields/copy.ts'
import { listField } from '../../fields/list.ts'
import { referenceField, referencesField } from '../../fields/reference.ts'
import { stringField } from '../../fields/text.ts'
import { subtitle } from '../../previews/subtitle.ts'
import { checkRoutePath } from '../../rules/lookup.ts'
import { checkPath } from '../../rules/text.ts'
import { searchFields } from './search.ts'

const CATEGORIES = choicesOf(CATEGORY_TITLES)

/** An entry of the route registry: one page of the site. */
export const route = defineType({
  name: 'route',
  title: 'Página do site',
  type: 'document',
  icon: LinkIcon,
  initialValue: newRoute,
  groups: [
    { name: 'page', title: 'Página', default: true },
    { name: 'navigation', title: 'Navegação' },
    { name: 'search', title: 'Buscadores e redes' },
  ],
  fields: [
    stringField({
      name: 'path',
      title: 'Caminho',
      description: 'Endereço da página, começando por “/”. Exemplo: /plano-familiar.',
      check: checkPath,
      lookup: checkRoutePath,
      group: 'page',
    }),
    referenceField({
      name: 'subject',
      title: 'Conteúdo da página',
      description: 'O documento que esta página mostra.',
      to: SUBJECT_TYPES,
      group: 'page',
    }),
    stringField({
      name: 'name',
      title: 'Nome curto',
      description: 'Nome nas trilhas de navegação e nos cartões de páginas relacionadas.',
      ...NAME_LENGTH,
      group: 'page',
    }),
    keptInCopy(
      choiceField({
        name: 'category',
        title: 'Categoria',
        description: 'Etiqueta da página nos cartões de páginas relacionadas.',
        choices: CATEGORIES,
        group: 'page',
      }),
    ),
    keptInCopy(
      listField({
        name: 'trail',
        title: 'Trilha intermediária',
        description: 'Links entre “Início” e esta página. Exemplo: Operadoras.',
        of: 'link',
        optional: true,
        max: 3,
        group: 'navigation',
      }),
    ),
    keptInCopy(
      referencesField({
        name: 'relatedRoutes',
        title: 'Páginas relacionadas',
        description: 'Até quatro páginas que ajudam quem leu esta.',
        to: ['route'],
        optional: true,
        max: 4,
        group: 'navigation',
      }),
    ),
    ...searchFields('search'),
  ],
  orderings: [{ title: 'Caminho', name: 'path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { path: 'path', name: 'name', category: 'category' },
    prepare: ({ path, name, category }) => ({
      title: path,
      subtitle: subtitle(name, CATEGORIES.find(({ value }) => value === category)?.title),
    }),
  },
})
