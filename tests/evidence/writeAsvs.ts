// Writes the answers of docs/asvs.yaml as a table into docs/security.md. Run: node tests/evidence/writeAsvs.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { readAnswers, tableOf, withTable } from './asvs.ts'

const FILE = 'docs/security.md'

writeFileSync(FILE, withTable(readFileSync(FILE, 'utf8'), tableOf(readAnswers())))
