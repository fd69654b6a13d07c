import { ActivityIcon } from '@sanity/icons/Activity'
import type { Tool } from 'sanity'
import { StatusPane } from './StatusPane.tsx'

/** The tool at '/estado', which shows how the site is; none without the site's address. */
export const statusTool = (siteUrl: string): Tool[] =>
  siteUrl ? [{ name: 'estado', title: 'Estado', icon: ActivityIcon, component: StatusPane }] : []
