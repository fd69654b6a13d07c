import { env } from '../../../env.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { refuseAsJson } from '../../../http/refusals.ts'
import { citySource } from './cities.ts'

const cities = citySource(env.CITIES_URL)

/** Every municipality as 'Nome/UF', one per line, for the partner form's suggestions. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsJson,
  async answer() {
    const { text, maxAge } = await cities()
    return new Response(text, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': `public, max-age=${maxAge}`,
      },
    })
  },
})
