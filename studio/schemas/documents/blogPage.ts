import { BookIcon } from '@sanity/icons/Book'
import { defineType } from 'sanity'
import { PagedInput } from '../../pages/PagedInput.tsx'
import { headingFields } from '../fields/section.ts'

/** The heading of the blog index. */
export const blogPage = defineType({
  name: 'blogPage',
  title: 'Página do blog',
  type: 'document',
  icon: BookIcon,
  components: { input: PagedInput },
  fields: headingFields('complete'),
  preview: { prepare: () => ({ title: 'Página do blog' }) },
})
