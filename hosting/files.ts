import { documentOf, NOT_FOUND, pages } from '../build/pages';
import type { Configuration } from '../src/configuration/configuration';
import { type CspHashes, IMMUTABLE_CACHE_CONTROL, pageHeaders } from '../src/configuration/headers';
import { languages } from '../src/language/languages';

/** Regular expression of the languages' folders. */
const LANGUAGE_PATTERN = `(?:${languages.map(({ language }) => language).join('|')})`;

/** Paths with variable segments. */
const parametric = pages.map(({ path }) => path).filter((path) => path.includes('$'));

/** First line of each generated file. */
const GENERATED_NOTE =
  '# Written by `npm run build` for that build and its configuration, never by hand: docs/hosting.md.';

/**
 * Configuration files of web hosts for `dist-hosting/`, text by file name: the same rules for nginx, Caddy and static hosts.
 * @param hashes of the build's inline style sheet and scripts
 */
export function hostingFiles(
  configuration: Configuration,
  hashes: CspHashes,
): Readonly<Record<string, string>> {
  const headers = Object.entries(pageHeaders(configuration, hashes));
  const services = proxiedFolders(configuration);
  return {
    'nginx.conf': nginx(headers, services),
    Caddyfile: caddy(headers, services),
    _headers: headersFile(headers),
    _redirects: redirectsFile(),
  };
}

type Headers = readonly (readonly [name: string, value: string])[];

/**
 * Headers that are also added to answers of the services. The others are left out: the page's CSP would break
 * agreements and key facts that a service returns.
 */
const SERVICE_HEADERS: ReadonlySet<string> = new Set(['X-Content-Type-Options', 'Strict-Transport-Security']);

function nginx(headers: Headers, services: readonly string[]): string {
  const addHeader = ([name, value]: Headers[number]) => `add_header ${name} ${quoted(value)} always;`;
  const proxied = services.flatMap((folder) => [
    '',
    `\tlocation ${folder} {`,
    '\t\tproxy_pass http://loan_services;',
    '\t\tproxy_http_version 1.1;',
    '\t\tproxy_set_header Host $http_host;',
    '\t\tproxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '\t\tproxy_set_header X-Forwarded-Proto $scheme;',
    '\t\t# The app counts due days by the clock of the service (its Date header), not of this server.',
    '\t\tproxy_pass_header Date;',
    '\t\t# A write is sent again by the app only, which first asks what became of it.',
    '\t\tproxy_next_upstream off;',
    ...['Cache-Control', ...SERVICE_HEADERS].map((name) => `\t\tproxy_hide_header ${name};`),
    '\t\tadd_header Cache-Control no-store always;',
    ...headers.filter(([name]) => SERVICE_HEADERS.has(name)).map((header) => `\t\t${addHeader(header)}`),
    '\t}',
  ]);
  return joinLines(
    GENERATED_NOTE,
    '# For the http block: on Debian it is /etc/nginx/conf.d/loans.conf. TLS ends before it, or is added here.',
    '# Adapt to your host: the upstream, `listen`, `root`.',
    ...(services.length === 0 ? [] : ['upstream loan_services {', '\tserver 127.0.0.1:5180;', '}', '']),
    'map "$status $uri" $loans_cache {',
    '\tdefault no-store;',
    `\t"~^(200|206|304) /assets/" ${quoted(IMMUTABLE_CACHE_CONTROL)};`,
    '}',
    '',
    '# The folder of the language: the one in the address, else the one of the cookie, which the app sets.',
    'map $cookie_language $loans_chosen_folder {',
    '\tdefault "";',
    ...languages.map(({ language }) => `\t${language} /${language};`),
    '}',
    'map $uri $loans_folder {',
    '\tdefault $loans_chosen_folder;',
    `\t"~^(?<loans_named_folder>/${LANGUAGE_PATTERN})(?:/|$)" $loans_named_folder;`,
    '}',
    '# The address without the language.',
    'map $uri $loans_path {',
    '\tdefault $uri;',
    `\t"~^/${LANGUAGE_PATTERN}/?$" /;`,
    `\t"~^/${LANGUAGE_PATTERN}(?<loans_rest>/.+)$" $loans_rest;`,
    '}',
    '',
    '# The document of an address with a variable part, such as the id of a link; any other address gets the not-found document.',
    'map $loans_path $loans_document {',
    `\tdefault /${documentOf(NOT_FOUND)};`,
    '\t/ /index.html;',
    ...parametric.map((path) => `\t"~^${pathPattern(path)}$" /${documentOf(path)};`),
    '}',
    '',
    'server {',
    '\tlisten 8080;',
    '\troot /srv/loans/dist;',
    '\tserver_tokens off;',
    '\t# The .gz files beside the build (npm run compress). With ngx_brotli the .br ones, too: brotli_static on;',
    '\tgzip_static on;',
    '\tgzip_vary on;',
    '\t# An uploaded file has 5 MB at most.',
    '\tclient_max_body_size 6m;',
    '',
    ...headers.map((header) => `\t${addHeader(header)}`),
    '\tadd_header Cache-Control $loans_cache always;',
    '',
    '\tlocation / {',
    `\t\ttry_files $uri $loans_folder$loans_path.html $loans_folder$loans_document /${documentOf(NOT_FOUND)};`,
    '\t}',
    '',
    '\t# A chunk of an older build is gone: the page must not stand in its place.',
    '\tlocation /assets/ {',
    '\t\ttry_files $uri =404;',
    '\t}',
    ...proxied,
    '}',
  );
}

function caddy(headers: Headers, services: readonly string[]): string {
  const headerLine = ([name, value]: Headers[number]) => `\t\t${name} ${quoted(value)}`;
  const proxied = services.flatMap((folder) => [
    `\thandle ${folder}* {`,
    '\t\treverse_proxy {$LOANS_SERVICES:127.0.0.1:5180}',
    '\t\theader {',
    ...headers.filter(([name]) => SERVICE_HEADERS.has(name)).map((header) => `\t${headerLine(header)}`),
    '\t\t\tCache-Control no-store',
    '\t\t\tdefer',
    '\t\t}',
    '\t}',
  ]);
  return joinLines(
    GENERATED_NOTE,
    '# LOANS_SITE (if it is a host name, Caddy obtains the certificate), LOANS_ROOT and LOANS_SERVICES are variables of the environment.',
    '(page_headers) {',
    '\theader {',
    ...headers.map(headerLine),
    '\t\t-Server',
    '\t}',
    '}',
    '',
    '{$LOANS_SITE::8080} {',
    '\troot * {$LOANS_ROOT:/srv/loans/dist}',
    ...proxied,
    '\t@immutable_assets {',
    '\t\tpath /assets/*',
    '\t\tfile',
    '\t}',
    '\thandle @immutable_assets {',
    '\t\timport page_headers',
    `\t\theader Cache-Control ${quoted(IMMUTABLE_CACHE_CONTROL)}`,
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t}',
    '\t}',
    '\t# A chunk of an older build is gone: the page must not stand in its place.',
    '\thandle /assets/* {',
    '\t\timport page_headers',
    '\t\theader Cache-Control no-store',
    '\t\trespond 404',
    '\t}',
    '\t# The folder of the language: the one in the address, else the one of the cookie, which the app sets.',
    '\tmap {http.request.cookie.language} {loans_chosen_folder} {',
    ...languages.map(({ language }) => `\t\t${language} /${language}`),
    '\t\tdefault ""',
    '\t}',
    '\tmap {path} {loans_folder} {',
    `\t\t~^(/${LANGUAGE_PATTERN})(?:/|$) \${1}`,
    '\t\tdefault {loans_chosen_folder}',
    '\t}',
    '\t# The address without the language.',
    '\tmap {path} {loans_path} {',
    `\t\t~^/${LANGUAGE_PATTERN}/?$ /`,
    `\t\t~^/${LANGUAGE_PATTERN}(/.+)$ \${1}`,
    '\t\tdefault {path}',
    '\t}',
    '\t# Only the address of a file is looked for as it is: a folder would be served by its index.html.',
    '\tmap {path} {loans_file} {',
    '\t\t~^.*\\.\\w+$ {path}',
    '\t\tdefault /none',
    '\t}',
    '\tmap {loans_path} {loans_document} {',
    '\t\t/ /index.html',
    ...parametric.map((path) => `\t\t~^${pathPattern(path)}$ /${documentOf(path)}`),
    `\t\tdefault /${documentOf(NOT_FOUND)}`,
    '\t}',
    '\thandle {',
    '\t\timport page_headers',
    '\t\theader Cache-Control no-store',
    '\t\ttry_files {loans_file} {loans_folder}{loans_path}.html {loans_folder}{loans_document}',
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t}',
    '\t}',
    '}',
  );
}

/**
 * `_headers` for static hosts (Netlify, Cloudflare Pages). They combine the values of overlapping rules, so `Cache-Control`
 * is set for each folder separately, not for all paths.
 */
function headersFile(headers: Headers): string {
  const rule = (path: string, values: Headers) => [
    path,
    ...values.map(([name, value]) => `  ${name}: ${value}`),
  ];
  const cacheRule = (path: string, value: string) => rule(path, [['Cache-Control', value]]);
  return joinLines(
    GENERATED_NOTE,
    '# Such a host passes nothing on: the services are named with their own addresses (VITE_TERMLOAN_URL and the others).',
    ...rule('/*', headers),
    ...uncachedPaths().flatMap((path) => cacheRule(path, 'no-store')),
    ...cacheRule('/assets/*', IMMUTABLE_CACHE_CONTROL),
  );
}

/**
 * `_redirects` for the same static hosts. They do not choose by a cookie: the document's inline script does. They serve `/terms.html` for `/terms` without
 * a rule.
 */
function redirectsFile(): string {
  const file = (path: string) => `/${documentOf(path).replace(/\.html$/, '')}`;
  return joinLines(
    GENERATED_NOTE,
    `/assets/* ${file(NOT_FOUND)} 404`,
    ...[...languages.map(({ language }) => `/${language}`), ''].flatMap((folder) => [
      ...parametric.map((path) => `${folder}${path.replaceAll('$', ':')} ${folder}${file(path)} 200`),
      `${folder}/* ${folder}${file(NOT_FOUND)} 200`,
    ]),
  );
}

/** Regular expression for the paths of a page: `/pay/[^/]+` for `/pay/$linkId`. */
function pathPattern(path: string): string {
  return path.replaceAll(/\$\w+/g, '[^/]+');
}

/** Path patterns of all documents of the app: for each first segment the path itself, its `.html` and everything below. */
function uncachedPaths(): readonly string[] {
  const firstSegments = new Set([
    ...pages.map(({ path }) => `/${path.split('/')[1] ?? ''}`),
    ...languages.map(({ language }) => `/${language}`),
  ]);
  firstSegments.delete('/');
  return [
    '/',
    '/index.html',
    ...[...firstSegments].sort().flatMap((segment) => [segment, `${segment}.html`, `${segment}/*`]),
  ];
}

/** First path segments of services at the app's own origin, which the web host proxies: `/api/`. */
function proxiedFolders({ serviceUrls, analytics, errorLog }: Configuration): readonly string[] {
  const paths = [serviceUrls.termloan, serviceUrls.merchant, serviceUrls.account, analytics, errorLog];
  return [
    ...new Set(
      paths.flatMap((path) => (path?.startsWith('/') === true ? [`/${path.split('/')[1] ?? ''}/`] : [])),
    ),
  ];
}

function quoted(value: string): string {
  return `"${value}"`;
}

function joinLines(...textLines: readonly string[]): string {
  return `${textLines.join('\n')}\n`;
}
