// Writes the software bill of materials. Run: npm run sbom -- sbom.cdx.json
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { billOfMaterials } from './billOfMaterials.ts'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file to write: npm run sbom -- sbom.cdx.json')
const manifestSchema = z.object({ name: z.string(), version: z.string() })
const { name, version } = manifestSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))
const bill = billOfMaterials(name, version)
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${file}: ${bill.components.length} packages`)
