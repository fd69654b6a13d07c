/**
 * Writes the dictionary of a build beside it, from the pages that the build has rendered: every replica of the build
 * sends the same one, from its start. Run after `next build` as `node web/server/buildDictionary.ts`.
 *
 * SITE_DIST: Next's output folder inside `web`.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltAnswers } from '../next/builtAnswers.ts'
import { DICTIONARY_OF_BUILD } from './keptDictionaries.ts'
import { makeDictionary } from './makeDictionary.ts'
import { isPage } from './storedAnswer.ts'

const { SITE_DIST = '.next' } = process.env

const buildFolder = join(import.meta.dirname, '..', SITE_DIST)
const pages = (await readBuiltAnswers(buildFolder)).filter(isPage)
const dictionary = makeDictionary(pages.map(({ body }) => body))
const file = join(buildFolder, DICTIONARY_OF_BUILD)
if (dictionary) writeFileSync(file, dictionary)
else rmSync(file, { force: true })
