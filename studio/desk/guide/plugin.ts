import { BookIcon } from '@sanity/icons/Book'
import { definePlugin } from 'sanity'
import { GuidePane } from './GuidePane.tsx'

/** 'Guia', which shows the guide for editors. */
export const guide = definePlugin({
  name: 'guide',
  tools: [{ name: 'guia', title: 'Guia', icon: BookIcon, component: GuidePane }],
})
