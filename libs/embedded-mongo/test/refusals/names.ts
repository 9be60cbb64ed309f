/**
 * The names of everything that MongoDB 8 documents and this server does not support; `refusals.int.spec.ts` tries each.
 */
const words = (text: string): string[] => text.trim().split(/\s+/);

export const commands = words(`
  abortReshardCollection addShard analyze analyzeShardKey appendOplogNote applyOps authenticate autoCompact
  balancerStart balancerStatus balancerStop buildIndexes checkMetadataConsistency checkShardingIndex
  cleanupOrphaned cleanupReshardCollection clearJumboFlag cloneCollectionAsCapped collMod compact
  compactStructuredEncryptionData connectionStatus connPoolStats connPoolSync convertToCapped
  coordinateCommitTransaction cpuload createRole createSearchIndexes createUser currentOp dataSize dbHash
  driverOIDCTest dropAllRolesFromDatabase dropAllUsersFromDatabase dropConnections dropRole dropSearchIndex
  dropUser enableSharding features filemd5 flushRouterConfig fsync fsyncUnlock geoSearch getAuditConfig
  getClusterParameter getDefaultRWConcern getLastError getQueryableEncryptionCountInfo getShardMap
  getShardVersion grantPrivilegesToRole grantRolesToRole grantRolesToUser invalidateUserCache isdbgrid
  killAllSessionsByPattern killOp listCommands listShards lockInfo logApplicationMessage logout logRotate
  mapReduce moveChunk moveCollection movePrimary netstat planCacheClear planCacheClearFilters
  planCacheListFilters planCacheSetFilter profile refineCollectionShardKey reIndex removeQuerySettings
  removeShard renameCollection replSetAbortPrimaryCatchUp replSetFreeze replSetGetConfig replSetGetStatus
  replSetInitiate replSetMaintenance replSetReconfig replSetResizeOplog replSetStepDown replSetSyncFrom
  reshardCollection resync revokePrivilegesFromRole revokeRolesFromRole revokeRolesFromUser rolesInfo
  rotateCertificates setAuditConfig setClusterParameter setDefaultRWConcern setFeatureCompatibilityVersion
  setIndexCommitQuorum setParameter setProfilingLevel setQuerySettings setUserWriteBlockMode shardCollection
  shardingState shutdown split startSession top transitionFromDedicatedConfigServer unshardCollection updateRole
  updateSearchIndex updateUser updateZoneKeyRange usersInfo validate validateDBMetadata whatsmyuri
`);

export const stages = words(`
  $bucket $bucketAuto $changeStream $changeStreamSplitLargeEvent $collStats $currentOp $densify $documents
  $facet $fill $geoNear $graphLookup $indexStats $listClusterCatalog $listLocalSessions $listSampledQueries
  $listSearchIndexes $listSessions $lookup $merge $out $planCacheStats $querySettings $rankFusion $redact
  $replaceRoot $score $scoreFusion $search $searchMeta $setWindowFields $shardedDataDistribution $sortByCount
  $unionWith $vectorSearch
`);

export const queryOperators = words(`
  $all $bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $box $center $centerSphere $geoIntersects $geometry
  $geoWithin $maxDistance $minDistance $mod $near $nearSphere $polygon $size $uniqueDocs $within
`);

export const topLevelQueryOperators = words(`
  $alwaysFalse $alwaysTrue $comment $jsonSchema $sampleRate $text $where
`);

export const updateOperators = words(`
  $bit $currentDate $isolated $mul $pushAll $rename $where
`);

export const expressions = words(`
  $abs $accumulator $acos $acosh $allElementsTrue $anyElementTrue $arrayToObject $asin $asinh $atan $atan2
  $atanh $avg $binarySize $bitAnd $bitNot $bitOr $bitXor $bottomN $bsonSize $ceil $cmp $concat $concatArrays
  $convert $cos $cosh $covariancePop $createObjectId $dateAdd $dateDiff $dateFromParts $dateFromString
  $dateSubtract $dateToParts $dateToString $dateTrunc $dayOfMonth $dayOfWeek $dayOfYear $degreesToRadians
  $denseRank $derivative $divide $documentNumber $encStrContains $exp $expMovingAvg $filter $first $firstN
  $floor $function $getField $hash $hexHash $hour $in $indexOfBytes $indexOfCP $integral $isArray $isNumber
  $isoDayOfWeek $isoWeek $isoWeekYear $last $lastN $let $linearFill $ln $locf $log10 $ltrim $map $max $maxN
  $median $meta $millisecond $min $minN $minute $mod $month $multiply $objectToArray $percentile $pow
  $radiansToDegrees $rand $range $rank $reduce $regexFind $regexFindAll $regexMatch $replaceOne $reverseArray
  $round $rtrim $sampleRate $second $setDifference $setEquals $setField $setIntersection $setIsSubset $setUnion
  $shift $sigmoid $sin $sinh $slice $sortArray $split $sqrt $stdDevPop $stdDevSamp $strcasecmp $strLenBytes
  $strLenCP $substr $substrBytes $substrCP $subtract $sum $tan $tanh $toBool $toDate $toDecimal $toDouble
  $toHashedIndexKey $toInt $toLong $toObjectId $topN $toString $toUpper $toUUID $trim $trunc $tsIncrement
  $tsSecond $type $unsetField $year $zip
`);

export const accumulators = words(`
  $accumulator $avg $bottom $bottomN $count $covariancePop $firstN $lastN $maxN $median $mergeObjects $minN
  $percentile $rank $stdDevPop $stdDevSamp $top $topN
`);

export const indexKinds = words(`
  2d 2dsphere columnstore geoHaystack hashed text
`);

export const indexOptions = words(`
  2dsphereIndexVersion bits bucketSize clustered collation default_language hidden language_override max min
  prepareUnique storageEngine textIndexVersion weights wildcardProjection
`);

export const collectionOptions = words(`
  autoIndexId capped changeStreamPreAndPostImages clusteredIndex collation encryptedFields expireAfterSeconds
  indexOptionDefaults max pipeline size storageEngine timeseries validationAction validationLevel validator
  viewOn
`);

/** Options that these commands never had or that are not supported: `[command, option]`. */
export const options: [string, string][] = words(`
  aggregate.collation aggregate.fromRouter aggregate.let aggregate.runtimeConstants bulkWrite.arrayFilters
  bulkWrite.let collStats.scale count.collation count.fields createIndexes.background dbStats.scale delete.let
  delete.sort distinct.collation distinct.limit distinct.sort drop.force dropIndexes.indexes find.awaitData
  find.collation find.let find.max find.min find.returnKey find.showRecordId find.snapshot find.tailable
  findAndModify.arrayFilters findAndModify.collation findAndModify.let findAndModify.maxTime findAndModify.multi
  insert.returnDocuments listCollections.limit listIndexes.includeBuildUUIDs update.arrayFilters update.let
`).map((pair) => pair.split('.') as [string, string]);
