import { type Locked, lockedPackages } from './lockfile.ts'

interface Component {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  purl: string
  /** 'excluded' is what only development and tests need. */
  scope: 'required' | 'optional' | 'excluded'
  hashes: { alg: 'SHA-512'; content: string }[]
  licenses: ({ expression: string } | { license: { name: string } })[]
}

/** A licence as an SPDX expression or, when its text is none, such as 'Public Domain', as a name. */
function licenceOf(license: string): Component['licenses'][number] {
  const isName = license.includes(' ') && !/ (OR|AND|WITH) /.test(license)
  return isName ? { license: { name: license } } : { expression: license }
}

/** A package URL (https://github.com/package-url/purl-spec), such as 'pkg:npm/%40sanity/client@8.15.0'. */
function purlOf({ name, version }: Locked): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function componentOf(locked: Locked): Component {
  const { name, version = '', integrity = '', license, dev, optional } = locked
  const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  return {
    type: 'library',
    'bom-ref': purlOf(locked),
    name,
    version,
    purl: purlOf(locked),
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: hash }],
    licenses: license ? [licenceOf(license)] : [],
  }
}

/**
 * The software bill of materials: every package of package-lock.json, each version once, with its licence
 * and hash, as a document of CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/).
 *
 * It is made from the lockfile because `npm sbom` refuses trees with an overridden version, and
 * because the tool of CycloneDX compiles a program while it is installed.
 */
export function billOfMaterials(name: string, version: string) {
  const byPurl = new Map(lockedPackages().map((locked) => [purlOf(locked), componentOf(locked)]))
  const components = [...byPurl.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components,
  }
}
