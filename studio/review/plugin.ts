import { SearchIcon } from '@sanity/icons/Search'
import { definePlugin } from 'sanity'
import { ReplacePane } from './replace/ReplacePane.tsx'

/** 'Localizar e trocar', which finds and replaces a text in all content. The list 'Para revisar' stands at the desk. */
export const review = definePlugin({
  name: 'review',
  tools: [
    { name: 'localizar', title: 'Localizar e trocar', icon: SearchIcon, component: ReplacePane },
  ],
})
