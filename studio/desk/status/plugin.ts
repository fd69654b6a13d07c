import { ActivityIcon } from '@sanity/icons/Activity'
import { definePlugin } from 'sanity'
import { StatusPane } from './StatusPane.tsx'

/** 'Estado', which shows how the site is; nothing without the site's address. */
export const status = definePlugin<{ siteUrl: string }>(({ siteUrl }) => ({
  name: 'status',
  tools: siteUrl
    ? [{ name: 'estado', title: 'Estado', icon: ActivityIcon, component: StatusPane }]
    : [],
}))
