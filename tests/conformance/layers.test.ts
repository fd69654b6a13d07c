import { describe, expect, test } from 'vitest'
import {
  forbiddenImports,
  importsIn,
  importsInCircles,
  inOrder,
  type Layers,
  unknownNames,
} from './layers.ts'

/** Only the Studio imports `review`, and with it previews `impact`; only what loads pages, or tells which, imports `tags`. */
const CONTENT: Layers = {
  generated: [],
  parts: ['generated'],
  tags: ['parts/address', 'parts/read'],
  review: ['parts', 'sections/kinds.ts', 'sections/result.ts'],
  sections: ['parts', 'generated'],
  pages: ['sections', 'parts', 'generated'],
  page: ['pages', 'parts', 'tags', 'generated'],
  impact: ['page', 'parts', 'tags'],
  files: ['page', 'pages', 'sections', 'parts', 'tags', 'generated'],
  'index.ts': ['*'],
}

const LAKE = inOrder(
  ['errors.ts', 'apiError.ts', 'identity.ts', 'groq', 'compat'],
  ['wholeFile.ts', 'store'],
  ['mutations', 'sourceMap', 'view', 'webhooks'],
  ['search', 'actions', 'history', 'assets', 'config.ts'],
  ['query', 'archive'],
  ['answering', 'listen', 'live'],
  ['images'],
  ['lake.ts'],
  ['http'],
  ['presence', 'tunnel'],
  ['start.ts'],
  ['bin', 'index.ts', 'testing'],
)

const UI = inOrder(
  ['theme', 'words'],
  ['primitives', 'icons'],
  ['chrome', 'forms', 'faq', 'social', 'preview'],
  ['sections', 'islands'],
  ['templates'],
  ['gallery', 'index.ts'],
  ['stylesheet'],
  ['assets'],
)

const WEB = inOrder(
  ['env.ts', 'common'],
  ['monitoring'],
  ['replicas'],
  ['http'],
  ['lake'],
  ['render'],
  ['preview'],
  ['cache'],
  ['search', 'asked'],
  ['forms'],
  ['operations'],
  ['app', 'proxy.ts'],
  ['storedRoutes.ts'],
  ['instrumentation.ts'],
)

/** The rooms of the Studio, and beside them what connects it, and the first content. */
const STUDIO = inOrder(
  ['base'],
  ['prices', 'platform'],
  ['writing'],
  ['leads'],
  ['testimonials'],
  ['pages'],
  ['types', 'migrations'],
  ['review'],
  ['preview'],
  ['desk'],
  ['seed'],
  ['sanity.config.ts', 'sanity.cli.ts', 'sanity.blueprint.ts'],
)

const PACKAGES = {
  'packages/content': CONTENT,
  'packages/lake': LAKE,
  'packages/ui': UI,
  studio: STUDIO,
  web: WEB,
}

describe.each(Object.entries(PACKAGES))('the layers of %s', (folder, layers) => {
  const imports = importsIn(folder)

  test('import downwards only', () => {
    expect(imports.length).toBeGreaterThan(100)
    expect(forbiddenImports(imports, layers)).toEqual([])
  })

  test('name nothing that is not there', () => {
    expect(unknownNames(folder, layers)).toEqual([])
  })

  test('hold no folders that import one another in a circle', () => {
    expect(importsInCircles(imports)).toEqual([])
  })
})
