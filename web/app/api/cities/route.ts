import { citySource } from '../../../cities/cities.ts'
import { endpoint } from '../../../endpoints/endpoint.ts'
import { refuseAsJson } from '../../../endpoints/refusals.ts'
import { env } from '../../../env.ts'

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
