import { SUBJECT_TYPES } from '@elos/content/page/kinds'
import { defineField, type FieldGroupDefinition } from 'sanity'
import { type FieldBase, missing } from '../../base/fields/base.ts'
import type { Count } from '../../base/fields/list.ts'
import { referenceField, referencesField } from '../../base/fields/reference.ts'

/** The tab of a document's own page. */
export const PAGE_GROUP: FieldGroupDefinition = { name: 'page', title: 'Página' }

/** The entry of the document in the route registry: a document with one has a page. */
export const routeField = ({ optional }: { optional?: boolean } = {}) =>
  defineField({
    name: 'route',
    title: 'Página',
    description: 'O endereço desta página e o que buscadores e redes mostram dela.',
    type: 'route',
    group: PAGE_GROUP.name,
    validation: (rule) => (optional ? [] : rule.required().error(missing('Página'))),
  })

/** Only documents that have a page can be chosen. */
const options = { filter: 'defined(route.path)' }

/** A reference to a document with a page. */
export const pageField = (field: FieldBase) =>
  referenceField({ ...field, to: SUBJECT_TYPES, options })

/** An ordered list of documents with pages. */
export const pagesField = (field: FieldBase & Count) =>
  referencesField({ ...field, to: SUBJECT_TYPES, options })
