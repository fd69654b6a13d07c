import { BookIcon } from '@sanity/icons/Book'
import { defineType } from 'sanity'
import { headingFields } from '../../base/fields/section.ts'
import { PAGE_GROUP, routeField } from '../../pages/schema/page.ts'

/** The heading of the blog index. */
export const blogPage = defineType({
  name: 'blogPage',
  title: 'Página do blog',
  type: 'document',
  icon: BookIcon,
  groups: [{ name: 'text', title: 'Texto', default: true }, PAGE_GROUP],
  fields: [
    ...headingFields('complete').map((field) => ({ ...field, group: 'text' })),
    routeField(),
  ],
  preview: { prepare: () => ({ title: 'Página do blog' }) },
})
