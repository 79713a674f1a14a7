import { index, type RouteConfig, route } from '@remix-run/route-config'

const steps = ['challenge', 'verify', 'auth-status', 'logout']
/** The wallet sign-in: bare, as the specification has it, and below `/auth`. */
const signInPaths = [...steps, ...steps.map((step) => `auth/${step}`)]

export default [
  // The specification's route table, in its order. A row is added with its screen:
  // /  ·  /jupiter/dca  ·  /jupiter/dashboard  ·  /jupiter/dca/{account}  ·  /jupiter/limit and /jupiter/limit/{account}  ·
  // /kamino/dashboard, /kamino/traders  ·  /drift/dashboard/*  ·  /about  ·  /tokens  ·  /tokens/{tokenMint}  ·  /api/docs  ·
  // /profile, /favorites
  index('routes/home/route.tsx'),

  // Beyond the table: the search as a page, the JSON API where no server of ours stands in front (stock remix-serve), and every other address.
  route('search', 'routes/search/route.tsx'),
  route('api/*', 'routes/api.$.ts'),
  ...signInPaths.map((path) => route(path, 'routes/sign-in.ts', { id: path })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
