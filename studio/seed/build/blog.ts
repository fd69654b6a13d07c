import { blog } from '../data/blog.ts'
import type { Seed } from './document.ts'
import { writerFor } from './writer.ts'

/** The document of the blog index. */
export function blogDocument(): Seed<'blogPage'> {
  return {
    _id: 'blogPage',
    _type: 'blogPage',
    ...blog,
    lead: writerFor('blogPage').short(blog.lead),
  }
}
