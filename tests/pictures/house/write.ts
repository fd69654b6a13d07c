// Draws docs/pictures/house.svg. Run: npm run house
import { writeFileSync } from 'node:fs'
import { TOP } from '@elos/stack/config'
import { drawHouse } from './drawHouse.ts'
import { readHouse } from './readHouse.ts'

writeFileSync(`${TOP}docs/pictures/house.svg`, drawHouse(readHouse(TOP)))
