# One image, two commands: the server (default) and the worker.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/web/package.json apps/web/
COPY packages/adapters/package.json packages/adapters/
COPY packages/contracts/package.json packages/contracts/
COPY packages/database/package.json packages/database/
COPY packages/domain/package.json packages/domain/
COPY packages/ledger-log/package.json packages/ledger-log/
COPY packages/messages/package.json packages/messages/
COPY packages/pictures/package.json packages/pictures/
COPY packages/ports/package.json packages/ports/
COPY packages/sdk/package.json packages/sdk/
COPY packages/spreadsheets/package.json packages/spreadsheets/
COPY packages/ui/package.json packages/ui/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN PATH="/app/node_modules/.bin:$PATH" node tools/build.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production DEPLOYMENT=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir -p /data/files && chown -R node:node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server.js"]
