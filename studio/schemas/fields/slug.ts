import { defineField } from 'sanity'
import { checkKebab } from '../rules/kebab.ts'
import { missing } from './base.ts'

interface SlugField {
  /** The field the slug is made from. */
  source: string
  description: string
  group?: string
}

/** The document's short name in addresses and filters: lowercase words joined by hyphens. */
export function slugField({ source, ...field }: SlugField) {
  return defineField({
    ...field,
    name: 'slug',
    title: 'Identificador',
    type: 'slug',
    options: { source, maxLength: 96 },
    validation: (rule) => [
      rule.required().error(missing('Identificador')),
      rule.custom((slug) => (slug?.current ? checkKebab(slug.current) : true)),
    ],
  })
}
