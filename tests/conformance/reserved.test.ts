import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { RESERVED, reservedAt } from '@elos/content/parts/address/reserved'
import { checkPath } from '@elos/studio/base/rules/text'
import { MISSING_PATH } from '@elos/web/cache/store/pages'
import { expect, test } from 'vitest'

/** The address of each handler and page in web/app, as it is before a part in brackets: '/api/cotacao'. */
const addresses = globSync('web/app/**/{route,page}.{ts,tsx,dev.ts,gallery.tsx}')
  .map((file) =>
    dirname(file)
      .replace('web/app', '')
      .replace(/\/\[.*$/, ''),
  )
  // Pages are what the handler at the top answers; no page's address has a dot.
  .filter((address) => address !== '' && !address.includes('.'))

/** The folders that the build writes into web/public, and the path of the answer for what the site does not know. */
const OTHERS = ['/estilo', '/ilhas', MISSING_PATH]

test.each([...addresses, ...OTHERS])('no page can be at %s, nor below it', (address) => {
  for (const path of [address, `${address}/amil`]) {
    expect(checkPath(path)).toContain(`usa “${reservedAt(path)}”`)
  }
})

test('nothing is reserved that the site does not use', () => {
  const isUsed = (reserved: string) =>
    [...addresses, ...OTHERS, '/_next', '/index'].some(
      (address) => address === reserved || address.startsWith(`${reserved}/`),
    )
  expect(RESERVED.filter((reserved) => !isUsed(reserved))).toEqual([])
})
