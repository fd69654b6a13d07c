import { definePlugin } from 'sanity'
import { replaceTool } from './replace/tool.ts'

/** 'Localizar e trocar'. The list 'Para revisar' stands at the desk. */
export const review = definePlugin({ name: 'review', tools: [replaceTool] })
