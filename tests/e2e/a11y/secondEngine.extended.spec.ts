import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { templates } from '../support/pages.ts'
import { test } from '../support/reader.ts'

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
)

interface Issue {
  ruleId: string
  message: string
  path: { dom: string }
  value: [string, string]
}
declare global {
  interface Window {
    /** The object that the engine's script leaves in a page. */
    ace: {
      Checker: new () => {
        check(document: Document, guidelines: string[]): Promise<{ results: Issue[] }>
      }
    }
  }
}

for (const [template, path] of Object.entries(templates)) {
  test(`IBM’s accessibility checker finds nothing wrong on a page of the template ${template}`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.evaluate(engine)
    const found = await page.evaluate(async () => {
      const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
      return results
        .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
        .map(({ ruleId, message, path: { dom } }) => `${ruleId} ${dom}: ${message}`)
    })
    expect(found).toEqual([])
  })
}
