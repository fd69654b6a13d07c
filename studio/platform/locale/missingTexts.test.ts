import { ptBRLocale } from '@sanity/locale-pt-br'
import { visionTool } from '@sanity/vision'
import { type LocaleResourceBundle, type PluginOptions, usEnglishLocale } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { MISSING_TEXTS } from './missingTexts.ts'

/** A text is a string; those with an ending such as '_one' are its plural forms. */
const textsSchema = z.union([
  z.object({ default: z.record(z.string(), z.string()) }).transform((loaded) => loaded.default),
  z.record(z.string(), z.string()),
])

const bundlesSchema = z.array(z.custom<Pick<LocaleResourceBundle, 'namespace' | 'resources'>>())

/** The texts of some bundles, by namespace and key: 'studio:common.error'. */
async function textsOf(bundles: unknown): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const { namespace, resources } of bundlesSchema.parse(bundles)) {
    const loaded = typeof resources === 'function' ? await resources() : resources
    for (const [key, text] of Object.entries(textsSchema.parse(loaded)))
      texts.set(`${namespace}:${key}`, text)
  }
  return texts
}

const bundlesOf = ({ i18n, plugins = [] }: PluginOptions): unknown[] => [
  ...(Array.isArray(i18n?.bundles) ? i18n.bundles : []),
  ...plugins.flatMap(bundlesOf),
]

const localesOf = ({ i18n }: PluginOptions) => (Array.isArray(i18n?.locales) ? i18n.locales : [])

const TOOLS = [structureTool(), presentationTool({ previewUrl: '/' }), visionTool()]

let english: Map<string, string>
let portuguese: Map<string, string>
let added: Map<string, string>

beforeAll(async () => {
  english = await textsOf([...(usEnglishLocale.bundles ?? []), ...TOOLS.flatMap(bundlesOf)])
  portuguese = await textsOf(localesOf(ptBRLocale()).flatMap(({ bundles }) => bundles ?? []))
  added = await textsOf(MISSING_TEXTS)
})

test('every English text of the Studio, the desk, the preview and the queries is there in Portuguese', () => {
  expect(english.size).toBeGreaterThan(1500)
  const isThere = (key: string) => portuguese.has(key) || added.has(key)
  expect([...english.keys()].filter((key) => !isThere(key))).toEqual([])
})

test('a text that the package has too is added only to be said in another way', () => {
  expect([...added].filter(([key, text]) => portuguese.get(key) === text)).toEqual([])
})

/** Values that Sanity has already written in English. */
const LEFT_OUT = ['studio:document-status.revision-from']

test('a text names the same values as in English, but those that are English themselves', () => {
  const valuesOf = (text = '') => (text.match(/\{\{\w+/g) ?? []).sort()
  const other = [...added].filter(([key, text]) => {
    const original = english.get(key)
    return original !== undefined && String(valuesOf(text)) !== String(valuesOf(original))
  })
  expect(other.map(([key]) => key)).toEqual(LEFT_OUT)
})
